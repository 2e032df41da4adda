import { inEnglish, type Sentence } from '../language/sentence.ts';
import { birthYearsAgree } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import type { Registration } from '../registration/registration.ts';
import type { Team } from '../team/team.ts';
import { differingFields, type MergedField, mergedPlayer, usualTakes } from './merged-player.ts';

/** Record to be merged, with the registrations and teams that the merge concerns. */
export interface MergeSide {
  readonly player: Player;
  readonly registrations: readonly Registration[];
  /** Teams that the person leads. */
  readonly led: readonly Pick<Team, 'id' | 'name' | 'tournamentId'>[];
  /** Registrations with an open change request of the family. */
  readonly asked: readonly number[];
}

/** Choices of an organizer for a merge; null for the default. */
export interface MergeChoice {
  /** Fields to take from the removed record. */
  readonly takes: readonly MergedField[] | null;
  /** Registrations that stay where both are registered for one tournament. */
  readonly registrationIds: readonly number[] | null;
}

/** Tournament for which both are registered: one registration stays. */
export interface Collision {
  readonly tournamentId: number;
  readonly stays: Registration;
  readonly goes: Registration;
}

/** Outcome of a merge, and the obstacles to it. */
export interface MergePlan {
  readonly differing: readonly MergedField[];
  readonly takes: readonly MergedField[];
  readonly after: Player;
  /** Registrations of the removed record that stay unchanged and move to the kept person. */
  readonly moving: readonly Registration[];
  readonly collisions: readonly Collision[];
  readonly obstacles: readonly Sentence[];
}

/** Plans the merge of two records: one registration per tournament remains, and a team's leader stays on the team. */
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

/** Tells whether the other registration is to stay: the one with a team that is led, then with more money, then on a team, then signed; else the kept person's. */
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

/** Returns the team of a registration if its player leads it. */
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
