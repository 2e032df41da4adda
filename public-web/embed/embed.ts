import { type EmbedHeight, type EmbedKind, embedAt } from '../../domain/rule/site/embed.ts';
import './embed.css';
import { words as asOf } from '../kit/as-of-words.ts';
import { locale } from '../language/language.ts';
import { callFailed, verdictOf } from '../transport/call-failed.ts';
import { element } from './element.ts';
import { bracket, liveGames } from './games.ts';
import { standings } from './standings.ts';
import { words } from './words.ts';

/** Polling interval in milliseconds. */
const pause = 15_000;

const clock = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

const place = document.getElementById('embed');
const embed = embedAt(location.pathname);

/** API path of each kind of frame and the function that renders the answer; undefined means that there is nothing yet. */
const contents: Readonly<
  Record<EmbedKind, { readonly path: string; readonly show: (read: never) => HTMLElement | undefined }>
> = {
  live: { path: 'live', show: liveGames },
  bracket: { path: 'games', show: bracket },
  standings: { path: 'standings', show: standings },
};

async function look(kind: EmbedKind, id: number): Promise<HTMLElement> {
  const { path, show } = contents[kind];
  const address = path === 'live' ? '/api/live-scores' : `/api/tournaments/${id}/${path}`;
  const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(pause) });
  if (!answer.ok) {
    const failure = await callFailed(answer);
    if (verdictOf(failure)?.status === 404) return element('p', {}, words.hidden);
    throw failure;
  }
  const read: readonly { readonly tournamentId?: number }[] = await answer.json();
  const ours = path === 'live' ? read.filter(({ tournamentId }) => tournamentId === id) : read;
  return show(ours as never) ?? element('p', {}, words.none[kind]);
}

/** When the last answer arrived, in milliseconds. */
let heardAt = 0;

async function refresh(main: HTMLElement, kind: EmbedKind, id: number): Promise<void> {
  const content = await look(kind, id).catch(() => undefined);
  if (content !== undefined) heardAt = Date.now();
  // The last content stays while nothing can be read.
  if (content !== undefined || main.childElementCount === 0) {
    const home = element('a', { href: '/live-scores', target: '_blank', rel: 'noopener' }, words.open);
    main.replaceChildren(content ?? element('p', {}, words.failed), element('footer', {}, home));
    main.removeAttribute('aria-busy');
  } else if (heardAt > 0 && Date.now() - heardAt > 2 * pause && main.querySelector('.old') === null) {
    const since = asOf.since(clock.format(new Date(heardAt)));
    main.prepend(element('p', { class: 'old', role: 'status' }, since));
  }
  setTimeout(() => refresh(main, kind, id), pause);
}

/** Posts the height of the frame to the embedding page; the height is no secret, so any origin may read it. */
function tellHeight(main: HTMLElement): void {
  new ResizeObserver(() => {
    const told: EmbedHeight = { goldenGoalHeight: Math.ceil(main.getBoundingClientRect().height) };
    parent.postMessage(told, '*');
  }).observe(main);
}

if (place !== null && embed !== undefined) {
  tellHeight(place);
  void refresh(place, embed.kind, embed.tournamentId);
}
