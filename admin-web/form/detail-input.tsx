import { SelectInput, TextInput } from 'react-admin';
import type { Field } from '../../domain/rule/form/field.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { asChoices } from './choice-input.tsx';

/** Input for a detail of a player or a team: a choice, or a line of text. */
export function DetailInput({ name, field }: { readonly name: string; readonly field: Field<unknown> }) {
  const { label, limits } = field;
  const { options } = limits({ year: easternYear(new Date()) });
  return options === undefined ? (
    <TextInput source={name} label={label} autoComplete="off" />
  ) : (
    <SelectInput
      source={name}
      label={label}
      choices={asChoices(options.map((value) => ({ value, label: value })))}
      translateChoice={false}
    />
  );
}
