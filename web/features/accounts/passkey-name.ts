const devices: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Téléphone Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'PC Windows'],
  [/Linux|CrOS/, 'Ordinateur'],
];

/** What a new passkey is called unless its owner says otherwise: the device, with a number where that is taken. */
export function usualPasskeyName(userAgent: string, taken: readonly string[]): string {
  const device = devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Mon appareil';
  if (!taken.includes(device)) return device;
  for (let number = 2; ; number++) if (!taken.includes(`${device} ${number}`)) return `${device} ${number}`;
}
