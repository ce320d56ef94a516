import { parse } from 'pg-connection-string';
import { expect, it } from 'vitest';
import { withApplicationName } from './postgres-address.ts';

const name = 'declic 4711@hôte 0badcafe';

it.each([
  ['postgres://localhost/declic', { host: 'localhost', database: 'declic' }],
  [
    'postgres://declic:%40%2F%25%C3%A9@db:5433/declic?sslmode=disable',
    { user: 'declic', password: '@/%é', host: 'db', port: '5433', database: 'declic', ssl: false },
  ],
  ['postgres://declic:a %C3%A9@db/declic', { password: 'a é', host: 'db' }],
  [
    'postgresql://declic@/declic?host=/var/run/postgresql',
    { user: 'declic', host: '/var/run/postgresql', database: 'declic' },
  ],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/declic', { host: '/var/run/postgresql', database: 'declic' }],
  ['postgres://db/declic?application_name=other', { host: 'db' }],
  ['postgres://db/declic#note', { host: 'db', database: 'declic' }],
])('names the connections of %s, and changes nothing else of the address', (url, read) => {
  expect(parse(withApplicationName(url, name))).toMatchObject({ ...read, application_name: name });
});
