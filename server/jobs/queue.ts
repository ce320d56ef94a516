import type { Database } from '../db/open.ts';
import type { JobData, JobName } from './catalogue.ts';

/** Puts work on the queue inside the transaction that causes it: both happen, or neither. */
export interface JobQueue {
  enqueue<Name extends JobName>(tx: Database, name: Name, data: JobData<Name>): Promise<void>;
}
