import ts from 'typescript';
import { type SourceFile, sourceFiles } from '../architecture/source-files.ts';
import { everyRoute, type Route } from '../harness/routes.ts';

/** Functions of the sites that call the API: the place of the address among their arguments, and the method where no argument names another. */
const callers: Readonly<Record<string, readonly [place: number, method?: string]>> = {
  read: [0, 'GET'],
  ask: [0, 'GET'],
  saveFile: [0, 'GET'],
  remove: [0, 'DELETE'],
  send: [1],
  sendOnce: [1],
};

interface Call {
  readonly from: string;
  readonly method: string;
  /** Address with a star for each part that is filled in. */
  readonly path: string;
}

function callsIn({ path: from, text }: SourceFile): readonly Call[] {
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Call[] = [];
  const visit = (node: ts.Node): void => {
    node.forEachChild(visit);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const [first, options] = node.arguments;
    const [place, usual] = callers[node.expression.text] ?? [];
    const method = methodIn(options) ?? usual ?? textOf(first);
    const path = place === undefined ? undefined : addressIn(source, node.arguments[place]);
    if (path?.startsWith('/api/'))
      found.push({ from, method: method ?? '*', path: path.replace(/\?.*|(?<!\/)\*$/, '') });
  };
  visit(source);
  return found;
}

/** Returns the method that the options of a call name. */
function methodIn(options: ts.Node | undefined): string | undefined {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return undefined;
  const named = options.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'method');
  return textOf(named?.initializer);
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Returns a literal address, or one made by a function or a constant of the same file. */
function addressIn(source: ts.SourceFile, node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => [expression, literal.text] as const);
    return parts.reduce(
      (path, [expression, rest]) => `${path}${(path === '' && addressIn(source, expression)) || '*'}${rest}`,
      node.head.text,
    );
  }
  if (ts.isCallExpression(node)) return madeBy(source, node);
  if (ts.isIdentifier(node)) return addressIn(source, declaredAs(source, node.text));
  return textOf(node);
}

function madeBy(source: ts.SourceFile, { expression, arguments: given }: ts.CallExpression): string | undefined {
  const maker = declaredAs(source, expression.getText());
  if (maker === undefined || !ts.isArrowFunction(maker)) return undefined;
  const names = maker.parameters.map(({ name }) => name.getText());
  const body = maker.body.getText().replace(/\$\{(\w+)\}/g, (whole, name) => {
    const text = addressIn(source, given[names.indexOf(name)]);
    return text ?? whole;
  });
  return body.replace(/^`|`$/g, '').replace(/\$\{[^}]*\}/g, '*');
}

function declaredAs(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declared.find((one) => one.name.getText() === name)?.initializer;
}

/** Tells whether an address can be this route's: what is filled in on one side may be anything on the other. */
function isCallOf(route: Route, { method, path }: Call): boolean {
  const [parts, own] = [path.split('/'), route.path.split('/')];
  const isAlike = (part: string, index: number) => part === '*' || own[index]?.startsWith(':') || part === own[index];
  return method === route.method && parts.length === own.length && parts.every(isAlike);
}

test('every address that the sites call is one of the API', async () => {
  const calls = sourceFiles('public-web', 'admin-web')
    .filter(({ isTest }) => !isTest)
    .flatMap(callsIn);
  expect(calls.length).toBeGreaterThan(100);
  const routes = await everyRoute();
  expect(calls.filter((call) => !routes.some((route) => isCallOf(route, call)))).toEqual([]);
});
