import { hindranceSentence, obstacleSentence, whatFollowsMove } from '../../change-request/team-move.ts';
import { catalogueOf, type Language } from '../../language/language.ts';
import { type Sentence, spoken } from '../../language/sentence.ts';
import type { Destination, MoveSeen } from '../../use-case/change-request/see-move.ts';

/** A tournament a captain can choose for the team, with what follows; or why not. The sentences are in the language of the reader. */
export interface TeamDestination {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly location: string;
  /** Whether the team would wait there for a place. */
  readonly isFull: boolean;
  readonly decidedBy: 'captain' | 'organizer';
  readonly because: readonly ('paid' | 'full')[];
  readonly follows: readonly string[];
  readonly whyNot: string | null;
}

/** Where a team could play instead: these fields and nothing else. */
export interface TeamMoveShown {
  /** Why the team stays where it is, whatever the captain wishes; null where it can move. */
  readonly obstacle: string | null;
  readonly destinations: readonly TeamDestination[];
  /** What waits for the organizers' answer. */
  readonly asked: { readonly id: number; readonly toTournament: string; readonly askedAt: string } | null;
}

export function teamMoveShown(seen: MoveSeen, language: Language): TeamMoveShown {
  const say = (sentence: Sentence) => spoken(sentence, catalogueOf[language]);
  const { team, tournament, destinations, asked, askedTo } = seen;
  const obstacle = destinations.map(({ decision }) => decision).find(({ by }) => by === 'nobody');
  const isStuck = obstacle?.by === 'nobody';
  return {
    obstacle: isStuck ? say(obstacleSentence(obstacle.because, team, tournament)) : null,
    destinations: isStuck ? [] : destinations.map((one) => destinationShown(one, seen, say)),
    asked:
      asked === undefined ? null : { id: asked.id, toTournament: askedTo ?? '', askedAt: asked.askedAt.toISOString() },
  };
}

function destinationShown(
  { to, decision, possible }: Destination,
  { team }: MoveSeen,
  say: (sentence: Sentence) => string,
): TeamDestination {
  const { id, name, date, location, teamCount, maxTeams } = to;
  return {
    id,
    name,
    date,
    location,
    isFull: teamCount >= maxTeams,
    decidedBy: decision.by === 'organizer' ? 'organizer' : 'captain',
    because: decision.by === 'organizer' ? decision.because : [],
    follows: 'before' in possible ? whatFollowsMove(possible.before).map(say) : [],
    whyNot: 'hindrance' in possible ? say(hindranceSentence(possible.hindrance, team, to)) : null,
  };
}
