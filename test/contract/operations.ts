/** What the API document says of one value. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Response {
  readonly $ref?: string;
  readonly content?: Content;
}

interface Call {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

/** The API document as far as it is read here. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

/** One call of the API as its document describes it. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly queries: readonly { readonly name: string; readonly names: readonly string[] }[];
  readonly body: Schema | undefined;
  readonly responses: Call['responses'];
}

/** Every call of the document. */
export function operationsOf({ paths, components }: ApiDocument): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      queries: parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, description = '' }) => ({ name, names: namesIn(description) })),
      body: resolved(components.schemas, requestBody?.content['application/json']?.schema),
      responses,
    })),
  );
}

/** The names that a filter or an order takes stand at the end of its description. */
function namesIn(description: string): readonly string[] {
  return (
    description
      .split(/[}\]]: /)[1]
      ?.split(', ')
      .filter((name) => /^\w+$/.test(name)) ?? []
  );
}

function resolved(schemas: Readonly<Record<string, Schema>>, schema: Schema | undefined): Schema | undefined {
  const found = schema?.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
  return found && JSON.parse(JSON.stringify(found), withOneType);
}

/** What may be null is read as a value of one type, and a mark. */
function withOneType(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value) || !Array.isArray(value.type)) return value;
  const choices =
    'enum' in value && Array.isArray(value.enum) ? { enum: value.enum.filter((one) => one !== null) } : {};
  return { ...value, type: value.type[0], nullable: value.type.includes('null'), ...choices };
}
