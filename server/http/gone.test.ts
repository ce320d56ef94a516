import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { whenGone } from './gone.ts';

function callOver(connection: object) {
  const answer = new EventEmitter();
  return {
    request: { raw: { socket: connection } } as FastifyRequest,
    reply: { raw: answer } as unknown as FastifyReply,
    answer,
  };
}

it('tells once when the answer is sent and its connection closes later', () => {
  const connection = new EventEmitter();
  const { request, reply, answer } = callOver(connection);
  const tell = vi.fn();
  whenGone(request, reply, tell);
  expect(tell).not.toHaveBeenCalled();
  answer.emit('close');
  connection.emit('close');
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells at once where the caller has left before', () => {
  const { request, reply } = callOver(Object.assign(new EventEmitter(), { destroyed: true }));
  const tell = vi.fn();
  whenGone(request, reply, tell);
  expect(tell).toHaveBeenCalledTimes(1);
});
