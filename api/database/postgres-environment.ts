/** What PostgreSQL's programs get of the environment: none of the product's secrets, no PG* variable, plain locale. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const passed = kept.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' };
}
