import { SelectInput } from 'react-admin';

/** Select that filters a list by one value, or by none. */
export function FilterChoice({
  source,
  label,
  all,
  options,
  onChoose,
}: {
  readonly source: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly onChoose?: (value: string) => void;
}) {
  return (
    <SelectInput
      source={source}
      label={label}
      emptyText={all}
      choices={options.map(({ value, label: name }) => ({ id: value, name }))}
      translateChoice={false}
      helperText={false}
      onChange={({ target }) => onChoose?.(String(target.value))}
      slotProps={{ select: { displayEmpty: true } }}
    />
  );
}
