// @ts-check
// Writes dist/answers.json, which the API document shows: for every route the schema of its method's return type and its comment.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const require = createRequire(import.meta.url);
/** @type {typeof import('typescript')} */
const ts = require('typescript');
/** @type {typeof import('typescript-json-schema')} */
const schemas = require('typescript-json-schema');

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = join(root, 'answers.ts');
const target = join(root, 'dist', 'answers.json');

/** @typedef {{ name: string, type: string, comment: string, seesVersion: boolean }} Route */
/** @typedef {Record<string, any>} Schema */

const verbs = ['Get', 'Post', 'Put', 'Delete'];
const config = ts.readConfigFile(join(root, 'tsconfig.build.json'), ts.sys.readFile).config;
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** Returns every route of the API: the name of its operation, the TypeScript type of its answer, and its comment. @returns {Route[]} */
function routes() {
  const sources = fileNames.filter((name) => /\.(controller|module)\.ts$/.test(name)).map(parsed);
  const lists = parsed(join(root, 'api/list/list-controller.ts'));
  return [...sources.flatMap(routesIn), ...sources.flatMap(listingsIn).flatMap((list) => routesOf(list, lists))];
}

/** @param {string} name */
function parsed(name) {
  return ts.createSourceFile(name, ts.sys.readFile(name) ?? '', ts.ScriptTarget.ES2023, true);
}

/** @param {import('typescript').SourceFile} source @returns {Route[]} */
function routesIn(source) {
  return controllersIn(source).flatMap((controller) =>
    methodsOf(controller).map(({ method, writesItself, ...said }) => {
      const name = controller.name?.text;
      const type = `import('./${relative(root, source.fileName)}').${name}['${method}']`;
      return { name: `${name}_${method}`, type: writesItself ? 'unknown' : `Awaited<ReturnType<${type}>>`, ...said };
    }),
  );
}

/** Returns the lists that a module serves: `listController(playerList)`. @param {import('typescript').SourceFile} source */
function listingsIn(source) {
  return [...source.text.matchAll(/\blistController\((\w+)\)/g)].map(([, name = '']) => {
    const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source.text)?.[1] ?? '';
    const path = join(dirname(source.fileName), from);
    const resource = /resource: '([^']+)'/.exec(ts.sys.readFile(path) ?? '')?.[1] ?? '';
    return { resource, listing: `typeof import('./${relative(root, path)}').${name}` };
  });
}

/** @param {{ resource: string, listing: string }} list @param {import('typescript').SourceFile} source @returns {Route[]} */
function routesOf({ resource, listing }, source) {
  const controller = `${resource.replace(/(^|-)(\w)/g, (_, _d, letter) => letter.toUpperCase())}ListController`;
  const shown = `Shown<${listing}>`;
  /** @type {Record<string, string>} */
  const answers = { list: `readonly ${shown}[]`, one: shown, export: 'unknown' };
  return controllersIn(source)
    .flatMap(methodsOf)
    .map(({ method, writesItself: _, ...said }) => ({
      name: `${controller}_${method}`,
      type: answers[method] ?? 'never',
      ...said,
    }));
}

/** @param {import('typescript').Node} node @returns {import('typescript').ClassDeclaration[]} */
function controllersIn(node) {
  const inside = node.getChildren().flatMap(controllersIn);
  return ts.isClassDeclaration(node) && decorators(node).includes('Controller') ? [node, ...inside] : inside;
}

/** @param {import('typescript').ClassDeclaration} controller */
function methodsOf(controller) {
  return controller.members
    .filter(ts.isMethodDeclaration)
    .filter((method) => decorators(method).some((name) => verbs.includes(name)))
    .map((method) => {
      const writesItself = /\bvoid\b/.test(method.type?.getText() ?? '');
      const seesVersion = method.parameters.some((one) => /^(IfMatch|ExpectedVersion)$/.test(decorators(one).join()));
      return { method: method.name.getText(), comment: commentOf(method), seesVersion, writesItself };
    });
}

/** @param {import('typescript').HasDecorators} node */
function decorators(node) {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    ts.isCallExpression(expression) ? expression.expression.getText() : expression.getText(),
  );
}

/** @param {import('typescript').Node} node */
function commentOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const comment = doc && ts.isJSDoc(doc) ? ts.getTextOfJSDocComment(doc.comment) : '';
  return (comment ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the schema of one type that contains all answers, so that each is listed by name. @param {Route[]} all */
function schemaOf(all) {
  const text = [
    `type Shown<L> = L extends import('./api/database/listing.ts').Listing<infer S, never> ? S : never;`,
    `export interface Answers { ${all.map(({ name, type }) => `${name}: ${type};`).join('\n')} }`,
  ].join('\n');
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === asked || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === asked ? ts.createSourceFile(name, text, version, true) : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([asked], { ...options, noEmit: true }, host);
  // The generator visits every file it is given; from this one it finds all the types.
  const shown = { ...program, getSourceFiles: () => [/** @type {any} */ (program.getSourceFile(asked))] };
  console.debug = () => undefined;
  const generator = schemas.buildGenerator(/** @type {any} */ (shown), {
    aliasRef: true,
    required: true,
    noExtraProps: true,
    strictNullChecks: true,
    ignoreErrors: true,
  });
  if (generator === null) throw new Error('The answers could not be described');
  return /** @type {Schema} */ (generator.getSchemaForSymbol('Answers'));
}

/** Pattern of a definition named after its file; it gets the type's own name, which must be unique. */
const standsAt = /^import\("([^"]+)".*\)\.(\w+)$/;

/** @param {Schema} definitions @returns {Map<string, string | undefined>} the name of each, or undefined if it has no name of its own */
function namesOf(definitions) {
  /** @type {Map<string, string | undefined>} */
  const names = new Map();
  for (const key of Object.keys(definitions)) {
    const name = standsAt.exec(key)?.[2] ?? key;
    names.set(key, /^[A-Z]\w*$/.test(name) && !nameless.test(name) ? name : undefined);
  }
  return names;
}

/** @param {Schema} one @param {Schema} other */
const alike = (one, other) => isDeepStrictEqual({ ...one, description: '' }, { ...other, description: '' });

/** Names of TypeScript's own generic types. */
const nameless =
  /^(Date|Shown|Array|ReadonlyArray|Pick|Omit|Partial|Readonly|Record|Awaited|Exclude|Extract|NonNullable|Required)(_\d+)?$/;

/** @param {Schema} schema @param {Schema} definitions @param {Map<string, string | undefined>} names @returns {any} */
function written(schema, definitions, names) {
  if (Array.isArray(schema)) return schema.map((part) => written(part, definitions, names));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (typeof schema.$ref === 'string') {
    const key = decodeURIComponent(schema.$ref.replace('#/definitions/', ''));
    const name = names.get(key);
    if (key === 'Date') return { type: 'string', format: 'date-time' };
    if (name === undefined) return written(definitions[key], definitions, names);
    return { $ref: `#/components/schemas/${name}` };
  }
  if (Array.isArray(schema.items)) return pairOf(schema.items.map((part) => written(part, definitions, names)));
  return Object.fromEntries(
    Object.entries(schema)
      .filter(isSaidHere)
      .map(([word, value]) => [
        word,
        word === 'properties' ? fieldsOf(value, definitions, names) : written(value, definitions, names),
      ]),
  );
}

/** Returns the schema of a tuple. @param {Schema[]} parts */
const pairOf = (parts) => ({ type: 'array', prefixItems: parts, minItems: parts.length, maxItems: parts.length });

/** Returns whether an entry is our own; excludes defaults, and descriptions of TypeScript's types. @param {[string, unknown]} part */
const isSaidHere = ([word, value]) => word !== 'default' && !(word === 'description' && ownWords.test(String(value)));

const ownWords =
  /^(Recursively unwraps|From T, pick|Construct a type|Enables basic storage|Make all properties|Exclude from T|Extract from T)/;

/** Returns the properties, with every id as an integer from 1. @param {Schema} fields @param {Schema} definitions @param {Map<string, string | undefined>} names */
function fieldsOf(fields, definitions, names) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => {
      const shown = written(schema, definitions, names);
      const isNumber = /^id$|Id$/.test(field) && [shown.type].flat().includes('number');
      const type = isNumber
        ? [shown.type].flat().map((/** @type {string} */ one) => (one === 'number' ? 'integer' : one))
        : [];
      return [field, isNumber ? { ...shown, type: type.length === 1 ? type[0] : type, minimum: 1 } : shown];
    }),
  );
}

const all = routes();
const { definitions = {}, properties } = schemaOf(all);
const names = namesOf(definitions);
/** @type {Record<string, any>} */
const named = {};
for (const [key, name] of names) {
  if (name === undefined) continue;
  const schema = written(definitions[key], definitions, names);
  if (named[name] !== undefined && !alike(named[name], schema)) throw new Error(`Two answers have one name: ${name}`);
  named[name] ??= schema;
}
const operations = all.map(({ name, comment, seesVersion }) => [
  name,
  { comment, seesVersion, schema: written(properties[name], definitions, names) },
]);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  JSON.stringify({
    schemas: Object.fromEntries(Object.entries(named).sort()),
    operations: Object.fromEntries(operations),
  }),
);
