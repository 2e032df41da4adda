import { choice, type Option } from '../form/choice.ts';
import { optional } from '../form/field.ts';
import { type AnswersTo, answersIn } from '../form/form.ts';
import { text } from '../form/text.ts';

const sizes = (['Youth S', 'Youth M', 'Youth L', 'Adult S', 'Adult M', 'Adult L', 'Adult XL'] as const).map(asOption);

/**
 * Details of a player beside identity and contact. A detail declared here is asked in every form of a player, and
 * stored, shown, listed, exported and erased with the record.
 */
export const playerDetails = {
  league: optional(text({ label: 'League', max: [100, 'League must be less than 100 characters'] })),
  shirtSize: optional(choice('Shirt Size', sizes, 'Please choose a shirt size from the list')),
};

export type PlayerDetails = AnswersTo<typeof playerDetails>;

export type PlayerDetail = keyof PlayerDetails;

export const detailNames = Object.keys(playerDetails) as readonly PlayerDetail[];

/** Details that are asked only where a tournament wants them. */
export const wishedDetails = ['shirtSize'] as const satisfies readonly PlayerDetail[];

export type WishedDetail = (typeof wishedDetails)[number];

/** Form fields of these details, for forms that ask for nothing else of the record. */
export const wishedFields = Object.fromEntries(wishedDetails.map((name) => [name, playerDetails[name]])) as Pick<
  typeof playerDetails,
  WishedDetail
>;

/** Merges stored details with those sent. */
export function detailsAfter(
  before: PlayerDetails,
  sent: { readonly [D in PlayerDetail]?: PlayerDetails[D] | undefined },
): PlayerDetails {
  return Object.fromEntries(
    detailNames.map((name) => [name, sent[name] === undefined ? before[name] : sent[name]]),
  ) as PlayerDetails;
}

/** Merges stored details with those sent by a form that does not show them: empty ones keep their value. */
export function mergeDetails(
  before: PlayerDetails,
  sent: { readonly [D in WishedDetail]: PlayerDetails[D] },
): PlayerDetails {
  return detailsAfter(before, Object.fromEntries(wishedDetails.map((name) => [name, sent[name] ?? before[name]])));
}

/** Details without any value. */
export const noDetails = Object.fromEntries(detailNames.map((name) => [name, null])) as Record<PlayerDetail, null>;

/** Picks the details from a larger object. */
export function detailsOf(holder: PlayerDetails): PlayerDetails {
  return answersIn(playerDetails, holder);
}

/** Returns the details to ask for or show: those of every tournament, those it wants, and those with a value. */
export function detailsToShow(asks: readonly PlayerDetail[], told?: PlayerDetails): readonly PlayerDetail[] {
  const wished: readonly PlayerDetail[] = wishedDetails;
  return detailNames.filter((name) => !wished.includes(name) || asks.includes(name) || (told?.[name] ?? null) !== null);
}

function asOption<V extends string>(value: V): Option<V> {
  return { value, label: value };
}
