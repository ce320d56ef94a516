import { parse } from 'pg-connection-string';

// Addresses of PostgreSQL servers, as the driver reads them: `new URL` refuses those of a Unix socket
// (postgresql://declic@/declic?host=/var/run/postgresql).

export function isReadableAddress(url: string): boolean {
  try {
    // The driver accepts a bare %, and then misreads the %XX of the same address.
    decodeURIComponent(url);
    const { host } = parse(url);
    // Without a host, «@/» is part of a password that was not encoded.
    return Boolean(host) || !url.includes('@/');
  } catch (error) {
    // Anything else is about what the address names, such as a certificate: opening the database tells it.
    return !(error instanceof URIError || (error as NodeJS.ErrnoException).code === 'ERR_INVALID_URL');
  }
}

/** Names the connections in pg_stat_activity. Of two values for one setting the driver takes the last. */
export function withApplicationName(url: string, name: string): string {
  const [address = ''] = url.split('#');
  // With a space in it, the driver encodes the whole address once more.
  const encoded = address.replaceAll(' ', '%20');
  return `${encoded}${encoded.includes('?') ? '&' : '?'}application_name=${encodeURIComponent(name)}`;
}
