import { inEnglish, type Sentence } from '../language/sentence.ts';
import { birthYearsAgree } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import type { Registration } from '../registration/registration.ts';
import type { Team } from '../team/team.ts';
import { differingFields, type MergedField, mergedPlayer, usualTakes } from './merged-player.ts';

/** One of two records as far as a merge concerns it. */
export interface MergeSide {
  readonly player: Player;
  readonly registrations: readonly Registration[];
  /** The teams the person leads. */
  readonly led: readonly Pick<Team, 'id' | 'name' | 'tournamentId'>[];
  /** The registrations for which the family waits for an answer to what it asked. */
  readonly asked: readonly number[];
}

/** What an organizer has chosen; null where the usual is meant. */
export interface MergeChoice {
  /** The fields of which the record that goes has the better answer. */
  readonly takes: readonly MergedField[] | null;
  /** The registrations that stay where both are registered for one tournament. */
  readonly registrationIds: readonly number[] | null;
}

/** One tournament for which both are registered: one registration stays. */
export interface Collision {
  readonly tournamentId: number;
  readonly stays: Registration;
  readonly goes: Registration;
}

/** What a merge makes of two records, and what keeps it from that. */
export interface MergePlan {
  readonly differing: readonly MergedField[];
  readonly takes: readonly MergedField[];
  readonly after: Player;
  /** The registrations of the record that goes which stay as they are, with the other person. */
  readonly moving: readonly Registration[];
  readonly collisions: readonly Collision[];
  readonly obstacles: readonly Sentence[];
}

/** Plans the merge of two records: one registration for a tournament, and whoever leads a team stays on it. */
export function planMerge(kept: MergeSide, gone: MergeSide, choice: MergeChoice): MergePlan {
  const differing = differingFields(kept.player, gone.player);
  const takes = differing.filter((field) => (choice.takes ?? usualTakes(kept.player, gone.player)).includes(field));
  const collisions = collisionsOf(kept, gone, choice.registrationIds ?? []);
  const colliding = new Set(collisions.map(({ tournamentId }) => tournamentId));
  return {
    differing,
    takes,
    after: mergedPlayer(kept.player, gone.player, takes),
    moving: gone.registrations.filter(({ tournamentId }) => !colliding.has(tournamentId)),
    collisions,
    obstacles: [...ofBirth(kept.player, gone.player), ...collisions.flatMap((one) => obstaclesOf(one, [kept, gone]))],
  };
}

function collisionsOf(kept: MergeSide, gone: MergeSide, chosen: readonly number[]): readonly Collision[] {
  return kept.registrations.flatMap((own) => {
    const other = gone.registrations.find(({ tournamentId }) => tournamentId === own.tournamentId);
    if (other === undefined) return [];
    const isOther = chosen.includes(other.id) || (!chosen.includes(own.id) && isBetter(other, own, [kept, gone]));
    const [stays, goes] = isOther ? [other, own] : [own, other];
    return [{ tournamentId: own.tournamentId, stays, goes }];
  });
}

/** With a team that is led, then with money, then on a team, then signed; else the kept person's stays. */
function isBetter(other: Registration, own: Registration, sides: readonly MergeSide[]): boolean {
  const worth = (one: Registration) => [
    Number(ledBy(one, sides) !== undefined),
    one.payment.receivedCents,
    Number(one.teamId !== null),
    Number(one.waiver !== null),
  ];
  const [others, owns] = [worth(other), worth(own)];
  const differs = others.findIndex((value, place) => value !== owns[place]);
  return differs >= 0 && (others[differs] ?? 0) > (owns[differs] ?? 0);
}

/** The team that the player of a registration leads there. */
function ledBy({ playerId, teamId }: Registration, sides: readonly MergeSide[]) {
  return sides.find(({ player }) => player.id === playerId)?.led.find(({ id }) => id === teamId);
}

function ofBirth(kept: Player, gone: Player): readonly Sentence[] {
  if (birthYearsAgree(kept.birthYear, gone.birthYear)) return [];
  return [
    inEnglish(
      `${kept.name} was born in ${kept.birthYear} and ${gone.name} in ${gone.birthYear}. If one of them is a slip, please correct it first.`,
    ),
  ];
}

function obstaclesOf({ stays, goes }: Collision, sides: readonly MergeSide[]): readonly Sentence[] {
  const led = ledBy(goes, sides);
  const isLeft = led !== undefined && stays.teamId !== led.id;
  const isAsked = sides.some(({ asked }) => asked.includes(goes.id));
  return [
    ...(isLeft
      ? [inEnglish(`${led.name} would lose its captain. Keep that registration, or name another captain first.`)]
      : []),
    ...(isAsked
      ? [inEnglish('The family has asked to change the registration that would go. Please answer it first.')]
      : []),
  ];
}
