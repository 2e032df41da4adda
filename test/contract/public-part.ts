interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Call {
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name?: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The calls that anybody may make, and what they speak of: a document by itself. */
export interface PublicApi {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: Components & { readonly schemas: Readonly<Record<string, Schema>> };
}

/** What of the document anybody may build on: the calls that need no session, and every component that they speak of. */
export function publicPart(document: object): PublicApi {
  const { openapi, info, servers, paths, components } = document as PublicApi;
  const open = Object.entries(paths).flatMap(([path, calls]) => {
    const own = Object.entries(calls).filter(([, call]) => isOpen(call));
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const];
  });
  const named = new Set(open.flatMap(([, calls]) => Object.values(calls).flatMap(schemesOf)));
  const note = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/(\w+\/\w+)"/g)) {
      if (named.has(name)) continue;
      named.add(name);
      const [kind = '', own = ''] = name.split('/');
      note(components[kind]?.[own]);
    }
  };
  note(open);
  const spokenOf = Object.entries(components).map(([kind, all]) => [
    kind,
    Object.fromEntries(Object.entries(all).filter(([name]) => named.has(`${kind}/${name}`))),
  ]);
  const part = { openapi, info, servers, paths: Object.fromEntries(open) };
  return { ...part, components: Object.fromEntries(spokenOf) as PublicApi['components'] };
}

const schemesOf = ({ security = [] }: Call): readonly string[] =>
  security.flatMap((way) => Object.keys(way).map((name) => `securitySchemes/${name}`));

/** Without a way in, or with one that asks for nothing. */
const isOpen = ({ security = [{ unknown: [] }] }: Call): boolean =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0);

/** What a program that was written for the one document would stumble over in the other. */
export function breaksSince(before: PublicApi, now: PublicApi): readonly string[] {
  const calls = Object.entries(before.paths).flatMap(([path, methods]) => {
    const kept = now.paths[path];
    if (kept === undefined) return [`${path} is gone`];
    return Object.entries(methods).flatMap(([method, call]) => callBreaks(`${method} ${path}`, call, kept[method]));
  });
  const asked = bodiesOf(before);
  const answers = Object.entries(before.components.schemas)
    .filter(([name]) => !asked.has(name))
    .flatMap(([name, schema]) => answerBreaks(name, schema, now.components.schemas[name]));
  const bodies = [...asked].flatMap((name) =>
    bodyBreaks(name, before.components.schemas[name] ?? {}, now.components.schemas[name]),
  );
  return [...calls, ...answers, ...bodies];
}

function callBreaks(name: string, before: Call, now: Call | undefined): readonly string[] {
  if (now === undefined) return [`${name} is gone`];
  const asks = (call: Call) => (call.parameters ?? []).filter(({ required }) => required).map((one) => one.name);
  const statuses = Object.keys(before.responses).filter((status) => status < '300');
  return [
    ...asks(now)
      .filter((one) => !asks(before).includes(one))
      .map((one) => `${name} asks for ${one}`),
    ...statuses.flatMap((status) => {
      const [one, other] = [before, now].map((call) => call.responses[status]?.content);
      if (other === undefined) return one === undefined ? [] : [`${name} no longer answers ${status}`];
      return Object.entries(one ?? {}).flatMap(([kind, { schema }]) =>
        answerBreaks(`${name} ${status}`, schema, other[kind]?.schema),
      );
    }),
  ];
}

/** Of an answer nothing goes away, nothing becomes another kind of thing, and what was always there stays so. */
function answerBreaks(name: string, before: Schema, now: Schema | undefined): readonly string[] {
  if (now === undefined) return [`${name} is gone`];
  if (before.$ref !== now.$ref) return [`${name} is ${now.$ref ?? now.type} in place of ${before.$ref ?? before.type}`];
  const wider = typesOf(now).filter((type) => !typesOf(before).includes(type));
  const fewer = (before.required ?? []).filter(
    (field) => field in (now.properties ?? {}) && !now.required?.includes(field),
  );
  return [
    ...wider.map((type) => `${name} may be ${type}`),
    ...(before.enum ? (now.enum ?? ['anything']).filter((one) => !before.enum?.includes(one)) : []).map(
      (one) => `${name} may be ${one}`,
    ),
    ...fewer.map((field) => `${name}.${field} may be missing`),
    ...Object.entries(before.properties ?? {}).flatMap(([field, schema]) =>
      answerBreaks(`${name}.${field}`, schema, now.properties?.[field]),
    ),
    ...(before.items ? answerBreaks(`${name}[]`, before.items, now.items) : []),
    ...(now.anyOf ?? [])
      .filter((one) => !(before.anyOf ?? []).some((other) => JSON.stringify(other) === JSON.stringify(one)))
      .map((one) => `${name} may be ${one.$ref ?? one.type}`),
  ];
}

/** Of a body nothing more is asked, and what was taken is still taken. */
function bodyBreaks(name: string, before: Schema, now: Schema | undefined): readonly string[] {
  if (now === undefined) return [`${name} is gone`];
  const asked = (now.required ?? []).filter((field) => !before.required?.includes(field));
  return [
    ...asked.map((field) => `${name} asks for ${field}`),
    ...Object.entries(before.properties ?? {}).flatMap(([field, schema]) => {
      const kept = now.properties?.[field];
      if (kept === undefined) return [`${name} no longer takes ${field}`];
      const narrower = typesOf(schema).filter((type) => !typesOf(kept).includes(type));
      return narrower.map((type) => `${name}.${field} no longer takes ${type}`);
    }),
  ];
}

function bodiesOf({ paths }: PublicApi): ReadonlySet<string> {
  const bodies = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  return new Set(bodies.flatMap(({ schema }) => schema.$ref?.split('/').at(-1) ?? []));
}

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();
