// @demand bounded-bodies
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { installWithApt } from '../scripts/setup/apt.mjs';
import { findProgram } from '../scripts/setup/find-program.mjs';

// deploy/connections.nft in a network of its own, in which nothing else of the machine takes part.

const most = 200;
/** Opens more connections than an address may have, from two addresses of each family, and prints how many of each are open. */
const openMany = `
  import { createServer, connect } from 'node:net';
  const server = createServer(() => {}).listen({ port: 443, host: '::', backlog: 4096 });
  await new Promise((listening) => server.once('listening', listening));
  const openFrom = (host, localAddress) =>
    new Promise((known) => {
      const socket = connect({ port: 443, host, localAddress });
      socket.once('connect', () => known(true)).once('error', () => known(false));
    });
  const counts = {};
  for (const [host, address] of [['127.0.0.1', '127.0.0.1'], ['127.0.0.1', '127.0.0.2'], ['::1', '::1']]) {
    const opened = await Promise.all(Array.from({ length: ${most + 50} }, () => openFrom(host, address)));
    counts[address] = opened.filter(Boolean).length;
  }
  console.log(JSON.stringify(counts));
  process.exit();
`;

it('the firewall’s rules let an address open 200 connections and refuse the next, and let others in', async () => {
  const nft = () => findProgram(['nft'], ['/usr/sbin', '/usr/bin']);
  if (!nft()) await installWithApt('nftables');
  const commands = `ip link set lo up && ${nft()} -f deploy/connections.nft && exec "${process.execPath}" --input-type=module --eval "$SCRIPT"`;
  const told = execFileSync('unshare', ['--net', 'bash', '-c', commands], {
    env: { ...process.env, SCRIPT: openMany },
    encoding: 'utf8',
  });
  expect(JSON.parse(told)).toEqual({ '127.0.0.1': most, '127.0.0.2': most, '::1': most });
});
