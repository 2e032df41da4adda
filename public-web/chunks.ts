import type { Rolldown } from 'vite';

/** What every page asks for once it stands. */
const afterwards = /\/(landing\/programme|game\/scores-now)\.tsx$/;
/** Pages that only show; what they share with others, the pages with forms need as well. */
const shows = /\/(bracket\/brackets-page|bracket\/tournament-page|game\/live-scores-page)\.tsx$/;
/** The page with a form that families open by a link: what it shares with the captain's is what forms are made of. */
const joins = /\/invitation\/invitation-page\.tsx$/;
/** What tells those who joined by it of their place, and what is shown to others who registered as well. */
const welcomes = /\/invitation\/invitation-welcome\.tsx$/;
/** The page of a captain, who sends, copies and answers what families do elsewhere. */
const leads = /\/team\/captain-pages\.tsx$/;

/** What is behind the tabs of a page that stands by then: what it shares with that page is there. */
const within = /\/bracket\/other-parts\.tsx$/;

/** The page on which scores are kept as well as read, and what opens on it or for it: what only they share is in its file. */
const live = /\/game\/live-scores-page\.tsx$/;
const keeps =
  /\/game\/(live-scores-page|all-games|keeper-parts|game-dialog|manage-scores|keeper-link-page|two-accounts)\.tsx$/;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Name = 'site' | 'pages' | 'keeping' | 'forms' | 'joining' | 'teams' | 'welcome';

/**
 * What the site starts with is built to one file, what pages share to a second one, to a third what all forms are made of, to a
 * fourth what those who join share with others who register, with their page, to a fifth what captains share with them, to a
 * sixth what tells of a place that was taken, and to a seventh the page of the scores with what keepers need: a page asks for few files, and for
 * little that it does not need. What those who join share with pages that only show goes with the start, so that they need not
 * ask for the rest of those.
 */
export function fewChunks(): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, Name> | undefined;
  const inChunk = (name: Name) => (id: string, graph: Graph) => {
    chunks ??= chunksFrom(entryOver(id, graph), graph);
    return chunks.get(id) === name ? name : null;
  };
  // A group takes along what its modules import, unless one before it has.
  return {
    groups: [
      { name: inChunk('site'), priority: 6 },
      { name: inChunk('pages'), priority: 5 },
      { name: inChunk('forms'), priority: 4 },
      { name: inChunk('joining'), priority: 3 },
      { name: inChunk('teams'), priority: 2 },
      { name: inChunk('welcome'), priority: 1 },
      { name: inChunk('keeping'), priority: 0 },
    ],
  };
}

function chunksFrom(entry: string, graph: Graph): ReadonlyMap<string, Name> {
  const start = importedBy(entry, graph);
  const chunks = new Map<string, Name>([...start].map((id) => [id, 'site']));
  const usersOf = new Map<string, string[]>();
  const users = [...lateEntries(start, graph)].filter((user) => !within.test(user));
  for (const user of users)
    for (const id of importedBy(user, graph)) usersOf.set(id, [...(usersOf.get(id) ?? []), user]);
  for (const [id, users] of usersOf) {
    if (start.has(id)) continue;
    const isShared = users.length > 1;
    const [isForJoining, isForLeading] = [joins, leads].map((page) => users.some((user) => page.test(user)));
    if (users.some((user) => live.test(user)) && users.every((user) => keeps.test(user))) chunks.set(id, 'keeping');
    else if (users.some((user) => afterwards.test(user) || (isShared && shows.test(user))))
      chunks.set(id, isForJoining ? 'site' : 'pages');
    else {
      if (isForJoining) chunks.set(id, isForLeading ? 'forms' : 'joining');
      else if (isForLeading && isShared) chunks.set(id, 'teams');
      else if (users.some((user) => welcomes.test(user))) chunks.set(id, 'welcome');
    }
  }
  return chunks;
}

/** The module that nobody imports, above this one. */
function entryOver(id: string, graph: Graph): string {
  const seen = new Set([id]);
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    if (info?.isEntry) return one;
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(importer);
  }
  throw new Error(`${id} belongs to no page`);
}

function importedBy(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** All modules that are imported only when they are needed, and are not there from the start. */
function lateEntries(start: ReadonlySet<string>, graph: Graph): ReadonlySet<string> {
  const [seen, late] = [new Set(start), new Set<string>()];
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) seen.add(imported);
    for (const imported of info?.dynamicallyImportedIds ?? []) {
      seen.add(imported);
      if (!start.has(imported)) late.add(imported);
    }
  }
  return late;
}
