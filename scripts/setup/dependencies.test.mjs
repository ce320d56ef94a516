import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, missingPackages } from './dependencies.mjs';

const locked = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/@esbuild/win32-x64': { version: '1.0.0', optional: true },
    'node_modules/both': { version: '2.0.0', devOptional: true },
  },
};
const complete = {
  packages: {
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vite': { version: '8.0.0' },
    'node_modules/both': { version: '2.0.0' },
  },
};

describe('missingPackages', () => {
  it('finds nothing missing in a complete installation, without the packages of other platforms', () => {
    expect(missingPackages(locked, complete, { withDev: true })).toEqual([]);
  });

  it('finds packages that are absent or have another version', () => {
    const installed = { packages: { 'node_modules/fastify': { version: '4.9.0' } } };
    expect(missingPackages(locked, installed, { withDev: true })).toEqual([
      'node_modules/fastify',
      'node_modules/vite',
      'node_modules/both',
    ]);
  });

  it('accepts a pruned installation if development packages are not needed', () => {
    const installed = { packages: { 'node_modules/fastify': { version: '5.0.0' } } };
    expect(missingPackages(locked, installed, { withDev: false })).toEqual([]);
  });

  it('refuses another version of an optional package', () => {
    const installed = {
      packages: { ...complete.packages, 'node_modules/@esbuild/win32-x64': { version: '0.9.0' } },
    };
    expect(missingPackages(locked, installed, { withDev: true })).toEqual(['node_modules/@esbuild/win32-x64']);
  });
});

describe('isInstalled', () => {
  /** @type {string} */
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(locked));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @param {string} content */
  function writeInstalled(content) {
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), content);
  }

  it('is false in a fresh clone', () => {
    expect(isInstalled(folder, { withDev: true })).toBe(false);
  });

  it('is false after an interrupted installation', () => {
    mkdirSync(path.join(folder, 'node_modules'));
    expect(isInstalled(folder, { withDev: true })).toBe(false);
  });

  it('is false if npm left a truncated file', () => {
    writeInstalled('{"packages": {');
    expect(isInstalled(folder, { withDev: true })).toBe(false);
  });

  it('is true after an installation, and false again once the lock file asks for another version', () => {
    writeInstalled(JSON.stringify(complete));
    expect(isInstalled(folder, { withDev: true })).toBe(true);
    const bumped = { packages: { ...locked.packages, 'node_modules/fastify': { version: '5.0.1' } } };
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(bumped));
    expect(isInstalled(folder, { withDev: true })).toBe(false);
  });
});
