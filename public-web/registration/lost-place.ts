import { type LostPlace, lostPlaceIn } from '../../domain/rule/tournament/lost-place.ts';
import { newFreeAgent } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { circumstancesNow, type FormValues, written } from '../form/form-values.ts';
import type { CallFailed } from '../transport/call-failed.ts';

/** Returns the kind of place that was lost while the form was filled in, if that is the reason of a refusal. A team that accepts nobody any
 * more counts as well. */
export function lostPlaceOf({ status, details, remarks }: CallFailed): LostPlace | undefined {
  const isTeamGone = status === 404 || remarks.requestedTeamId !== undefined;
  return lostPlaceIn(details) ?? (isTeamGone ? 'roster-place' : undefined);
}

/** Converts the values of a form to those of an individual player; a captain is a player, too. */
export function asFreeAgent(values: FormValues): FormValues {
  return given({ ...values, ...person(values) }, Object.keys(newFreeAgent.fields));
}

/** Converts the values of a form to those of an interest in later tournaments. */
export function asInterest(values: FormValues): FormValues {
  const born = Number(written(values, 'birthYear'));
  const age = born > 0 ? String(circumstancesNow().year - born) : '';
  return given({ age, ...values, ...person(values) }, [...Object.keys(newPreRegistration.fields), 'parentName']);
}

/** Returns a captain's name and contact under the names that other forms use. */
function person(values: FormValues): FormValues {
  const { captainName: name = '', captainEmail: email = '', captainPhone: phone = '' } = values;
  return given({ name, email, phone }, name === '' ? [] : ['name', 'email', 'phone']);
}

function given(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => names.includes(name) && value !== ''));
}
