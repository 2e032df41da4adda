import ts from 'typescript';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Things of the rules that are answered as they stand: a second name in domain/answer would say nothing more. */
const answeredAsTheyStand = [
  'domain/rule/bracket/close-games.ts ClosedGame',
  'domain/rule/bracket/revision-view.ts RevisionView',
  'domain/rule/bracket/tie-decisions.ts DayTies',
  'domain/rule/bracket/withdrawal-view.ts WithdrawalView',
  'domain/rule/bracket/withdrawn-teams.ts WithdrawnTeam',
  'domain/rule/form/choice.ts Option',
  'domain/rule/registration/pre-registration.ts PreRegistration',
  'domain/rule/schedule/timetable-news.ts NewsAhead',
  'domain/rule/score-keeper/keeper-link.ts GameFields',
  'domain/rule/site/site-texts.ts SiteTexts',
  'domain/rule/tournament/holdings.ts TestMarks',
  'domain/rule/tournament/holdings.ts TestsOnFile',
  'domain/rule/tournament/holdings.ts TestsRemoved',
  'domain/rule/tournament/tournament.ts Tournament',
];

/** TypeScript's own, and what a list shows, which stands with the list's query. */
const wrappers = ['Promise', 'Shown'];

interface Route {
  readonly name: string;
  /** Where each type of the answer is declared, or why that is not known. */
  readonly answers: readonly string[];
}

test('whatever a route answers is declared where answers are found', () => {
  const controllers = sourceFiles('api').filter(({ isTest, text }) => !isTest && text.includes('@Controller('));
  const routes = controllers.flatMap(routesIn);
  expect(routes.length).toBeGreaterThan(150);
  expect(strangersAmong(routes)).toEqual([]);
  const used = new Set(routes.flatMap(({ answers }) => answers));
  expect(answeredAsTheyStand.filter((one) => !used.has(one))).toEqual([]);
});

test('the search for answers finds one of a use case, one of its own file, one without a name and one that is not said', () => {
  const text = [
    "import type { TeamsDropped } from '../../domain/use-case/place/drop-unconfirmed.ts';",
    "import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';",
    'class TeamController {',
    '@Post() drop(): Promise<TeamsDropped> { return this.dropping.run(); }',
    '@Get() own(): Promise<readonly Own[]> { return []; }',
    '@Put() gone(): { readonly id: number } { return { id: 1 }; }',
    '@Delete() silent() { return this.dropping.run(); }',
    '@Get() listed(): Promise<readonly ListedTeam[]> { return []; }',
    '@Get() streamed(@Res() response: Response): void {}',
    '}',
  ].join('\n');
  const file = { path: 'api/team/team.controller.ts', side: 'api', isTest: false, text };
  expect(strangersAmong(routesIn(file))).toEqual([
    'api/team/team.controller.ts drop: domain/use-case/place/drop-unconfirmed.ts TeamsDropped',
    'api/team/team.controller.ts own: Own is not imported',
    'api/team/team.controller.ts gone: has no name',
    'api/team/team.controller.ts silent: is not said',
  ]);
});

function strangersAmong(routes: readonly Route[]): readonly string[] {
  return routes.flatMap(({ name, answers }) =>
    answers
      .filter((answer) => !answer.startsWith('domain/answer/') && !answeredAsTheyStand.includes(answer))
      .map((answer) => `${name}: ${answer}`),
  );
}

function routesIn({ path, text }: SourceFile): readonly Route[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const importedFrom = new Map(source.statements.filter(ts.isImportDeclaration).flatMap((one) => namesOf(one, path)));
  return methodsIn(source)
    .filter((method) => (ts.getDecorators(method) ?? []).some(({ expression }) => isVerb.test(expression.getText())))
    .map((method) => ({
      name: `${path} ${method.name.getText()}`,
      answers: method.type === undefined ? ['is not said'] : typesOf(method.type, importedFrom),
    }));
}

const isVerb = /^(Get|Post|Put|Delete)\(/;

function namesOf({ importClause, moduleSpecifier }: ts.ImportDeclaration, path: string) {
  const named = importClause?.namedBindings;
  const from = moduleSpecifier.getText().slice(1, -1);
  const place = from.startsWith('.') ? new URL(from, `file:///${path}`).pathname.slice(1) : from;
  if (named === undefined || !ts.isNamedImports(named)) return [];
  return named.elements.map(({ name }) => [name.text, place] as const);
}

function methodsIn(node: ts.Node): readonly ts.MethodDeclaration[] {
  return [...(ts.isMethodDeclaration(node) ? [node] : []), ...node.getChildren().flatMap(methodsIn)];
}

function typesOf(type: ts.Node, importedFrom: ReadonlyMap<string, string>): readonly string[] {
  if (ts.isTypeLiteralNode(type) || ts.isTypeQueryNode(type)) return ['has no name'];
  const inside = () => type.getChildren().flatMap((part) => typesOf(part, importedFrom));
  if (!ts.isTypeReferenceNode(type)) return inside();
  const name = type.typeName.getText();
  if (wrappers.includes(name)) return inside();
  const place = importedFrom.get(name);
  return [place === undefined ? `${name} is not imported` : `${place} ${name}`];
}
