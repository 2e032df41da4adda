/** Name and value in a list of facts; without a value nothing. */
export function Fact({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
