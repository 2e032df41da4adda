const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Returns a device's everyday name from the browser's user agent: "Chrome, Windows". It proves nothing. */
export function deviceWord(userAgent: string | undefined): string {
  const named = (table: typeof devices) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return [named(browsers), named(devices)].filter((word) => word !== undefined).join(', ') || 'Another device';
}
