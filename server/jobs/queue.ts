import type { Database } from '../db/open.ts';
import type { JobData, JobName } from './catalogue.ts';

export interface JobQueue {
  /** Puts work on the queue inside the transaction that causes it: both happen, or neither. */
  enqueue<Name extends JobName>(tx: Database, name: Name, data: JobData<Name>): Promise<void>;
  /** The same for many of a kind, in one statement. */
  enqueueAll<Name extends JobName>(tx: Database, name: Name, many: JobData<Name>[]): Promise<void>;
  /** Takes out what still names a person, be it waiting, done or dead. */
  forget(tx: Database, person: { accountId: string; email: string }): Promise<void>;
}
