import { spawnSync } from 'node:child_process';

const isThere = () => spawnSync('grammalecte-cli', ['-h'], { stdio: 'ignore' }).error === undefined;

/** Installs Debian's grammalecte-cli; without it the evaluation runs and reports that grammar was not measured. */
export function ensureGrammarChecker() {
  if (isThere()) return;
  console.error('Installing grammalecte-cli (apt-get)…');
  const command = ['apt-get', 'install', '-y', 'grammalecte-cli'];
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  spawnSync(program, args, { stdio: ['ignore', 2, 2] });
  if (!isThere()) console.error('grammalecte-cli could not be installed: grammar will not be measured.');
}
