import { hindranceSentence, moveConsequences, obstacleSentence } from '../../change-request/team-move.ts';
import { catalogueOf, type Language } from '../../language/language.ts';
import { type Sentence, translate } from '../../language/sentence.ts';
import type { Destination, MoveContent } from '../../use-case/change-request/see-move.ts';

/** Tournament that a captain can move the team to, with the consequences or the obstacle, in the reader's language. */
export interface TeamDestination {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly location: string;
  /** Whether the tournament is full, so that the team would wait for a place. */
  readonly isFull: boolean;
  readonly decidedBy: 'captain' | 'organizer';
  readonly because: readonly ('paid' | 'full')[];
  readonly follows: readonly string[];
  readonly whyNot: string | null;
}

/** Possible moves of a team: these fields and nothing else. */
export interface TeamMoveView {
  /** Reason why the team cannot move at all; null when it can. */
  readonly obstacle: string | null;
  readonly destinations: readonly TeamDestination[];
  /** Request that waits for the organizers' answer. */
  readonly asked: { readonly id: number; readonly toTournament: string; readonly askedAt: string } | null;
}

export function teamMoveView(seen: MoveContent, language: Language): TeamMoveView {
  const say = (sentence: Sentence) => translate(sentence, catalogueOf[language]);
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
  { team }: MoveContent,
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
    follows: 'before' in possible ? moveConsequences(possible.before).map(say) : [],
    whyNot: 'hindrance' in possible ? say(hindranceSentence(possible.hindrance, team, to)) : null,
  };
}
