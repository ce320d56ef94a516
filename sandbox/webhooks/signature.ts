import { createHmac } from 'node:crypto';

/** `t=…,v1=…`: the machine's time and the payload, signed with the endpoint's secret. */
export function signPayload(payload: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}
