import { easternTime } from '../game/eastern-time.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { serverNow } from '../transport/server-clock.ts';
import type { OwnGames } from './own-games.ts';
import { words } from './standing-words.ts';

type Standing = NonNullable<OwnGames['standing']>;
type Reached = Extract<Standing, { readonly is: 'plays for' }>['match'];

/** Says whether a team is through, with the time and the field of its match unless it is short; undefined where nothing is known, as in a phone's old cache. */
export function standingInWords(
  { standing }: { readonly standing?: Standing | null },
  { isShort = false } = {},
): string | undefined {
  if (standing == null) return undefined;
  const match = 'match' in standing && !isShort ? standing.match : null;
  return [said(standing), ...(match === null ? [] : whereAndWhen(match))].join(', ');
}

function said(standing: Standing): string {
  switch (standing.is) {
    case 'ahead':
      return words.ahead(standing.teams, standing.advancing);
    case 'ranked':
      return words.ranked(standing.group, standing.advances);
    case 'level':
      return words.level(standing.group.rank, standing.others, standing.isThrough);
    case 'through':
      return words.through(standing.group, standing.match && { name: standing.match.name });
    case 'out':
      return words.out(standing.group);
    case 'lost':
      return words.lost(standing.name);
    case 'plays for':
      return words.playsFor(standing.place);
    case 'place':
      return words.place(standing.place, standing.teams);
    default:
      return words[standing.is];
  }
}

const whereAndWhen = ({ startTime, field }: Reached): readonly string[] => [
  ...(startTime === null ? [] : [easternTime(startTime, serverNow())]),
  ...(field === null ? [] : [translateTerm(field)]),
];
