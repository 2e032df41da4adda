import type { Field } from '../../rule/form/field.ts';
import { newFreeAgent } from '../free-agent/new-free-agent.ts';
import { importEntry } from '../import/import-entry.ts';
import { joinByCode } from '../invitation/join-by-code.ts';
import { playerEdit } from '../player/player-edit.ts';
import { playerFind } from '../player/player-find.ts';
import { playerForm } from '../player/player-form.ts';
import { playerLookup } from '../player/player-lookup.ts';
import { newTeam } from '../team/new-team.ts';
import { teamForm } from '../team/team-form.ts';
import { waiverForm } from '../waiver/waiver-form.ts';
import { newPreRegistration } from './new-pre-registration.ts';

const doors: Readonly<Record<string, { readonly fields: object }>> = {
  importEntry,
  joinByCode,
  newFreeAgent,
  newPreRegistration,
  newTeam,
  playerEdit,
  playerFind,
  playerForm,
  playerLookup,
  teamForm,
  waiverForm,
};

const namesTeam = ['newTeam', 'teamForm'];

/** Fields that name a person. */
const names = Object.entries(doors).flatMap(([door, { fields }]) =>
  Object.entries(fields as Readonly<Record<string, Field<unknown>>>)
    .filter(([name]) =>
      name === 'name' ? !namesTeam.includes(door) : /^(captain|captainName|parentName|signer)$/.test(name),
    )
    .map(([name, field]) => [door, name, field] as const),
);

test.each(names)('%s: the %s "Garza, Lucia" is Lucia Garza', (_door, _name, field) => {
  expect(field.read('Garza, Lucia', { year: 2026 })).toEqual({ value: 'Lucia Garza' });
});
