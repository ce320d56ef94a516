// @demand broken-log
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { AppError } from './errors.ts';
import { explainFailure } from './explain-failure.ts';

const onPostgres = loadConfig(
  {
    DATABASE_URL: 'postgres://declic:secret@base.exemple:5432/declic',
    HOST: '127.0.0.9',
    PORT: '80',
    SANDBOX_PORT: '4242',
  },
  '/srv',
);
const embedded = loadConfig({ HOST: '127.0.0.9', PORT: '80' }, '/srv');
const failure = (fields: object, message = 'it failed') => Object.assign(new Error(message), fields);

describe('a failure that ends the process is told in a sentence', () => {
  it.each([
    ['a port that is taken', failure({ code: 'EADDRINUSE', syscall: 'listen', port: 80 }), 'Le port 80 est déjà pris.'],
    [
      'a port of the sandbox that is taken',
      failure({ code: 'EADDRINUSE', syscall: 'listen', port: 4242 }),
      'SANDBOX_PORT=4243',
    ],
    [
      'a port below 1024',
      failure({ code: 'EACCES', syscall: 'listen', port: 80 }),
      "n'a pas le droit d'écouter sur le port 80",
    ],
    ['an address of another machine', failure({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), 'HOST=127.0.0.9'],
    [
      'a name that is no address',
      failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.9' }),
      'HOST=127.0.0.9',
    ],
    ['PostgreSQL away', failure({ code: 'ECONNREFUSED' }), 'PostgreSQL ne répond pas à DATABASE_URL.'],
    [
      'PostgreSQL away, behind a Unix socket',
      failure({ code: 'ENOENT', syscall: 'connect', address: '/var/run/postgresql/.s.PGSQL.5432' }),
      'PostgreSQL ne répond pas à DATABASE_URL.',
    ],
    [
      'PostgreSQL silent',
      failure({}, 'timeout exceeded when trying to connect'),
      'PostgreSQL ne répond pas à DATABASE_URL.',
    ],
    [
      'PostgreSQL away, told by the query builder',
      new Error('Failed query', { cause: failure({ code: 'ECONNREFUSED' }) }),
      'PostgreSQL ne répond pas à DATABASE_URL.',
    ],
    [
      'a host that is unknown',
      failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'base.exemple' }),
      'Le serveur base.exemple de DATABASE_URL est introuvable',
    ],
    [
      'a wrong password',
      failure({ code: '28P01' }),
      "PostgreSQL refuse l'utilisateur ou le mot de passe de DATABASE_URL.",
    ],
    ['a database that is missing', failure({ code: '3D000' }), "La base nommée dans DATABASE_URL n'existe pas"],
    ['too few rights', failure({ code: '42501' }), "n'a pas le droit de créer des tables"],
    ['no connection left', failure({ code: '53300' }), "PostgreSQL n'a plus de connexion libre"],
    ['a full disk', failure({ code: 'ENOSPC', path: '/srv/x' }), 'Le disque est plein'],
    [
      'a file without right',
      failure({ code: 'EACCES', path: '/srv/x', syscall: 'open' }),
      "n'a pas le droit d'ouvrir /srv/x",
    ],
    ['a sentence already', new AppError('conflict', 'Il y a déjà un fichier.'), 'Il y a déjà un fichier.'],
    [
      'anything else',
      new TypeError('x is not iterable'),
      "Déclic s'arrête sur une erreur imprévue : x is not iterable.",
    ],
    [
      'a query with what somebody wrote',
      new Error('Failed query: select\nparams: a@exemple.fr'),
      'Failed query: select.',
    ],
    ['no error at all', { name: 'ErrnoError', errno: 54 }, 'imprévue : {"name":"ErrnoError","errno":54}.'],
  ])('%s', (_what, error, sentence) => {
    const told = explainFailure(error, onPostgres);
    expect(told).toContain(sentence);
    expect(told).not.toMatch(/\n|\[object|secret|exemple\.fr/);
  });

  it('says nothing of DATABASE_URL where it is not set', () => {
    expect(explainFailure(failure({ code: 'ECONNREFUSED' }), embedded)).not.toContain('DATABASE_URL');
    expect(explainFailure(failure({ code: 'ECONNREFUSED' }), null)).not.toContain('DATABASE_URL');
  });
});
