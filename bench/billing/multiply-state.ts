import { appendFileSync, readFileSync } from 'node:fs';

// Creating ten thousand customers through the API would take longer than the benchmark. Instead one is created, and its lines in
// the sandbox's state file are copied for the others, each with ids and an address of its own.

const apiId = /\b(?:cus|pm|sub|si|in|inpay|il|pi|ch|txn|re|du)_[A-Za-z0-9]{8,}/g;
const copied =
  /^\["(?:customer|payment_method|subscription|invoice|invoice_payment|payment_intent|charge|balance_transaction|refund|dispute|card-number|payment-of-invoice)"/;

/** `from`: length of the file before the first customer. Answers a function from an id of the first customer to the nth one's. */
export function multiplyState(file: string, from: number, count: number): (id: string, n: number) => string {
  const text = readFileSync(file, 'utf8').slice(from);
  const block = text
    .split('\n')
    .filter((line) => copied.test(line))
    .join('\n');
  for (let n = 1; n < count; n++) {
    const copy = block
      .replace(apiId, (id) => nameOf(id, n))
      .replaceAll('bench-0@', `bench-${n}@`)
      .replaceAll(intentOf(0), intentOf(n));
    appendFileSync(file, `${copy}\n`);
  }
  return nameOf;
}

/** Id of the intent behind the nth customer's subscription. */
export const intentOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const nameOf = (id: string, n: number) => (n === 0 ? id : `${id}n${n}`);
