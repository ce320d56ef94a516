import type { Endpoint } from '#contract/endpoint.ts';
import { call, download, type InputArgument } from '../../api.ts';

export interface OperatorCalls {
  call: typeof call;
  download: typeof download;
}

/** The API client with the operator's password on each call. */
export function callsWith(password: string): OperatorCalls {
  const signed = <E extends Endpoint>([input]: InputArgument<E>) =>
    [{ ...input, bearer: password }] as unknown as InputArgument<E>;
  return {
    call: (endpoint, ...input) => call(endpoint, ...signed(input)),
    download: (endpoint, ...input) => download(endpoint, ...signed(input)),
  };
}
