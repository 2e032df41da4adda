import { type Modules, styleOf } from './build-style.ts';

/** Modules by name, with the imports of each and the code of CSS modules. */
const built: Readonly<Record<string, { readonly imports: readonly string[]; readonly code?: string }>> = {
  site: { imports: ['invitation', 'landing'] },
  invitation: { imports: ['summary.module.css'] },
  landing: { imports: ['hero.module.css'] },
  'summary.module.css': { imports: [], code: 'export default { title: "_title_a_1", roll: "_roll_a_1" }' },
  'hero.module.css': { imports: [], code: 'export default { title: "_title_b_1", wave: "_wave_b_1" }' },
};

const modules = {
  getModuleInfo: (id: string) => ({
    code: built[id]?.code ?? '',
    importedIds: built[id]?.imports ?? [],
    dynamicallyImportedIds: [],
    importers: Object.keys(built).filter((name) => built[name]?.imports.includes(id)),
    dynamicImporters: [],
  }),
} as unknown as Modules;

const own = (style: string) => styleOf(style, ['invitation'], modules);

test('a page keeps the rules of its own modules and those of nobody', () => {
  expect(own(':root{--a:1}._title_a_1{color:red}._title_b_1{color:blue}.skip{top:0}')).toBe(
    ':root{--a:1}._title_a_1{color:red}.skip{top:0}',
  );
});

test('of selectors that share a rule it keeps its own', () => {
  expect(own('._title_a_1,._title_b_1:hover{color:red}')).toBe('._title_a_1{color:red}');
});

test('what is left empty goes, and motion that nobody there makes', () => {
  expect(own('@media print{._title_b_1{top:0}}@keyframes _wave_b_1{to{top:0}}@keyframes _roll_a_1{to{top:0}}')).toBe(
    '@keyframes _roll_a_1{to{top:0}}',
  );
});
