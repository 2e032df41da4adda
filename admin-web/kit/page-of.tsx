import { Link } from '@mui/material';
import { Link as PageLink } from 'react-router';

/** A record that another one speaks of, which leads to its page; the name alone where there is no record behind it. */
export function PageOf({
  resource,
  id,
  name,
  isInRow = false,
}: {
  readonly resource: string;
  readonly id: number | null;
  readonly name: string | null;
  /** Whether it stands in the row of a table, where a line under every name would be too many. */
  readonly isInRow?: boolean;
}) {
  if (name === null) return null;
  if (id === null) return name;
  return (
    <Link component={PageLink} to={`/${resource}/${id}/show`} color="inherit" underline={isInRow ? 'hover' : 'always'}>
      {name}
    </Link>
  );
}
