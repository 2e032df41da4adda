import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepFocus } from '../kit/kept-focus.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
import { useMyTeamId } from '../kit/my-team-id.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { ToastRegion } from '../kit/toast-region.tsx';
import { useVisits } from '../kit/visits.ts';
import { CallOffBanner } from './call-off-banner.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { words } from './words.ts';

interface FrameProps {
  /** Whether the page fills the whole screen, without header and footer. */
  readonly isBare: boolean;
  readonly children: ReactNode;
}

/** Frame of every page: skip link, header, footer and toasts. */
export function Frame({ isBare, children }: FrameProps) {
  const { pathname } = useLocation();
  const main = useMainOnArrival();
  useVisits();
  useEffect(keepFocus, []);
  return (
    <>
      {!isBare && <Top />}
      {!isBare && <CallOffBanner />}
      {!isBare && <MyTeamPlace />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <PageBoundary path={pathname}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </PageBoundary>
      </main>
      {!isBare && <Footer />}
      <ToastRegion />
    </>
  );
}

function Top() {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header />
    </>
  );
}

/** Returns the path that identifies a page; all parts of a tournament are one page. */
const pageIn = (pathname: string) => pathname.replace(/^(\/tournaments\/\d+)\/.*/, '$1');

/** Moves the focus and the scrolling to the top after a change of page, unless the address names a part of it; Back returns to where it was. */
function useMainOnArrival() {
  const { pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const namesPart = hash !== '' || new URLSearchParams(search).has('register');
  const main = useRef<HTMLElement>(null);
  const page = pageIn(pathname);
  const here = useRef(page);
  useEffect(() => {
    if (here.current === page) return;
    here.current = page;
    if (namesPart) return;
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [page, namesPart, isReturn]);
  return main;
}

// Without the banner the page below still works.
const none = { MyTeamBanner: () => null };
const MyTeamBanner = lazy(async () => ({
  default: (await import('../schedule/my-team-banner.tsx').catch(() => none)).MyTeamBanner,
}));

/** Pages with the chosen team's banner: landing page, live scores, tournaments, and other teams. */
const led = /^\/($|live-scores$|tournaments|teams)/;

/** Banner of the team that was chosen on this device, except on the team's own page. */
export function MyTeamPlace() {
  const { pathname } = useLocation();
  const id = useMyTeamId();
  if (id === undefined || !led.test(pathname) || pathname === `/teams/${id}`) return null;
  return (
    <Suspense fallback={<div className={styles.myTeam} />}>
      <MyTeamBanner />
    </Suspense>
  );
}

interface PageBoundaryProps {
  /** Path of the open page; a change of page resets the failure. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Error boundary that keeps the frame when a page fails, mostly because a script was not loaded. */
class PageBoundary extends Component<PageBoundaryProps, { readonly failure?: unknown }> {
  override state: { readonly failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidUpdate({ path }: PageBoundaryProps) {
    if (path !== this.props.path && this.state.failure !== undefined) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <LoadFailed sentence={words.failed} failure={failure} onRetry={() => window.location.reload()} isOfPage />;
  }
}
