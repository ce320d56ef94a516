import { expect, it } from 'vitest';
import { packageProgram, run } from './run.mjs';

it('keeps the output and the exit code of a quiet program', async () => {
  const program = 'console.log("out"); console.error("err"); process.exit(3)';
  const { code, output } = await run(process.execPath, ['-e', program], { quiet: true });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('reports a program that does not exist as code 127', async () => {
  expect((await run('no-such-program-here', [], { quiet: true })).code).toBe(127);
});

it('counts a program that was killed as failed', async () => {
  const { code } = await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'], { quiet: true });
  expect(code).toBe(1);
});

it('passes an environment to the program', async () => {
  const { output } = await run(process.execPath, ['-p', 'process.env.GREETING'], {
    quiet: true,
    env: { GREETING: 'salut' },
  });
  expect(output).toBe('salut\n');
});

it('runs a program in an environment of its own, at a low priority', async () => {
  const program = 'console.log(process.env.HOME, process.env.GREETING, os.getPriority())';
  const { output } = await run(process.execPath, ['-e', program], {
    quiet: true,
    wholeEnv: { GREETING: 'salut' },
    priority: 19,
  });
  expect(output).toBe('undefined salut 19\n');
});

it("finds an installed package's program and refuses an unknown one", () => {
  expect(packageProgram('typescript', 'tsc')).toMatch(/typescript[/\\]bin[/\\]tsc$/);
  expect(() => packageProgram('typescript', 'nothing')).toThrow('no program called nothing');
});
