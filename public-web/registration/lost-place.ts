import { type LostPlace, lostPlaceIn } from '../../domain/tournament/lost-place.ts';
import { newFreeAgent } from '../../domain/use-case/registration/new-free-agent.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { circumstancesNow, type FormValues, written } from '../form/form-values.ts';
import type { CallFailed } from '../transport/call-failed.ts';

/** Which place was lost while somebody typed, if that is why nothing was registered: a team that takes nobody any more has none either. */
export function lostPlaceOf({ status, details, remarks }: CallFailed): LostPlace | undefined {
  const isTeamGone = status === 404 || remarks.requestedTeamId !== undefined;
  return lostPlaceIn(details) ?? (isTeamGone ? 'roster-place' : undefined);
}

/** What of a form stands in that of a player who comes alone: a captain is a player, too. */
export function asFreeAgent(values: FormValues): FormValues {
  return given({ ...values, ...person(values) }, Object.keys(newFreeAgent.fields));
}

/** What of a form stands in that of somebody who wants to hear of later tournaments. */
export function asInterest(values: FormValues): FormValues {
  const born = Number(written(values, 'birthYear'));
  const age = born > 0 ? String(circumstancesNow().year - born) : '';
  return given({ age, ...values, ...person(values) }, [...Object.keys(newPreRegistration.fields), 'parentName']);
}

/** The person a form is about, by the names that every form has beside the captain's. */
function person(values: FormValues): FormValues {
  const { captainName: name = '', captainEmail: email = '', captainPhone: phone = '' } = values;
  return given({ name, email, phone }, name === '' ? [] : ['name', 'email', 'phone']);
}

function given(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => names.includes(name) && value !== ''));
}
