import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path on this site. */
  readonly to: string;
}

/** Link to a page of this site without a reload. The router's own link would add its prefetching code to the bundle. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}

/** Menu link that marks the current page and its subpages. */
export function MenuLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
