import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import type { JobData, JobName } from './catalogue.ts';

export interface JobQueue {
  /** Puts work on the queue inside the transaction that causes it: both happen, or neither. Work that nothing stored causes needs no transaction. */
  enqueue<Name extends JobName>(tx: Database, name: Name, data: JobData<Name>): Promise<void>;
  /**
   * Enqueues the work only where it is wanted, by the same statements either way: whoever asked must not tell from the time that a
   * mail goes out, and the queue holds nothing for those whom nothing is sent.
   */
  enqueueIf<Name extends JobName>(db: Database, name: Name, data: JobData<Name>, isWanted: boolean): Promise<void>;
  /**
   * Runs a statement that stores rows, and puts a job on the queue for each row that it returns, with its columns as data:
   * one statement in all, for where round trips count.
   */
  enqueueReturned(db: Database, name: JobName, storing: SQL): Promise<void>;
  /** Whether a job of this kind with these data is waiting or being worked on. */
  isWaiting<Name extends JobName>(tx: Database, name: Name, data: JobData<Name>): Promise<boolean>;
  /** Deletes the jobs that name this person, whether waiting, done or dead. */
  forget(tx: Database, person: { accountId: string; email: string }): Promise<void>;
}
