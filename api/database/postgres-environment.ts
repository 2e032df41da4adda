/** Returns the environment of PostgreSQL's programs: no secrets of the product, no PG* variables, the plain locale. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const passed = kept.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' };
}
