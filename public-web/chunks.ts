import type { Rolldown } from 'vite';

/** Modules that every page loads after it is shown. */
const afterwards = /\/(landing\/programme|live\/scores-now)\.tsx$/;
/** Pages without forms; pages with forms need their shared modules as well. */
const shows = /\/(bracket\/brackets-page|bracket\/tournament-page|live\/live-scores-page)\.tsx$/;
/** Registration page behind an invitation link; modules shared with the captain's page are the basis of all forms. */
const joins = /\/invitation\/invitation-page\.tsx$/;
/** Confirmation after joining; its modules are shared with others who register. */
const welcomes = /\/invitation\/invitation-welcome\.tsx$/;
/** Captain's page, from which invitations are sent and requests answered. */
const leads = /\/captain\/captain-pages\.tsx$/;

/** Page of a team, which shares its games with the banner and with live scores. */
const plays = /\/team\/team-page\.tsx$/;

/** Content of the tabs of a page that is loaded already: modules shared with that page are available. */
const within = /\/bracket\/other-parts\.tsx$/;

/** Live scores page with the page of a game and its score-keeping parts, whose common modules go into one file. */
const live = /\/live\/live-scores-page\.tsx$/;
const keeps =
  /\/(live\/(live-scores-page|game-page|all-games|television)|score-keeper\/(keeper-parts|game-dialog|manage-scores|keeper-link-page|two-accounts))\.tsx$/;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Name = 'site' | 'pages' | 'playing' | 'keeping' | 'forms' | 'joining' | 'teams' | 'welcome';

/**
 * Groups the built modules into eight files, so that a page loads few files and little that it does not need: the start of the site; modules
 * shared by pages; the basis of all forms; the invitation page with modules shared with other registrations; modules that captains share
 * with those; the confirmation of a place; the games of one team; and the live scores page with the keepers' parts. Modules shared by the invitation page and pages
 * without forms go with the start, so that the invitation page need not load the rest of those.
 */
export function fewChunks(): Rolldown.CodeSplittingOptions {
  let chunks: ReadonlyMap<string, Name> | undefined;
  const inChunk = (name: Name) => (id: string, graph: Graph) => {
    chunks ??= chunksFrom(entryOver(id, graph), graph);
    return chunks.get(id) === name ? name : null;
  };
  // A group includes the imports of its modules, unless an earlier group has them.
  return {
    groups: [
      { name: inChunk('site'), priority: 7 },
      { name: inChunk('pages'), priority: 6 },
      { name: inChunk('playing'), priority: 5 },
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
    else if (isShared && users.some((user) => plays.test(user)))
      chunks.set(id, isForJoining || isForLeading ? 'site' : 'playing');
    else {
      if (isForJoining) chunks.set(id, isForLeading ? 'forms' : 'joining');
      else if (isForLeading && isShared) chunks.set(id, 'teams');
      else if (users.some((user) => welcomes.test(user))) chunks.set(id, 'welcome');
    }
  }
  return chunks;
}

/** Returns the entry module above this one. */
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

/** Returns the modules that are imported dynamically and are not part of the start. */
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
