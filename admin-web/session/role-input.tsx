import { RadioButtonGroupInput } from 'react-admin';
import { roleNames, roles } from '../../domain/session/role.ts';
import { words } from './organizer-words.ts';

const choices = roles.toReversed().map((id) => ({ id, name: `${roleNames[id]}: ${words.means[id]}` }));

/** The roles with what each may do. */
export function RoleInput() {
  return (
    <RadioButtonGroupInput
      source="role"
      label={words.columns.role}
      choices={choices}
      translateChoice={false}
      row={false}
    />
  );
}
