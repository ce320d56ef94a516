import type { OpenDatabase } from '../db/open.ts';

type Sql = Pick<OpenDatabase, 'executeSql'>;

// The queue keeps the row of a job that is done for a day; an e-mail address in its data is blanked at once.

const blankDone = `update jobs.job set data = null where state = 'completed' and data->>'email' is not null`;

export async function forgetAddressOfDone({ executeSql }: Sql, name: string, jobId: string): Promise<void> {
  await executeSql(`${blankDone} and name = $1 and id = $2::uuid`, [name, jobId]);
}

/** For each start: a process may end between a job's completion and `forgetAddressOfDone`. */
export async function forgetAddressesOfAllDone({ executeSql }: Sql): Promise<void> {
  await executeSql(blankDone);
}
