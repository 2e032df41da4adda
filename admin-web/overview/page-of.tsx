import { Link } from '@mui/material';
import { Link as PageLink } from 'react-router';

/** A record that another one speaks of, which leads to its page. */
export function PageOf({
  resource,
  id,
  name,
}: {
  readonly resource: string;
  readonly id: number | null;
  readonly name: string | null;
}) {
  if (id === null || name === null) return null;
  return (
    <Link component={PageLink} to={`/${resource}/${id}/show`} color="inherit">
      {name}
    </Link>
  );
}
