import type { Option } from '../../domain/form/choice.ts';

/** The options of a field as react-admin's inputs take them. */
export function asChoices(options: readonly Option[]): { readonly id: string; readonly name: string }[] {
  return options.map(({ value, label }) => ({ id: value, name: label }));
}
