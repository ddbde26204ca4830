import type { Level } from '@sofra/contract/catalogue/levels';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { CataloguePage, type ViewFacts } from '../catalogue/catalogue-page.tsx';
import type { FoundRow } from '../catalogue/columns.tsx';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { showFailure } from '../platform/notices.ts';
import { readStored } from '../platform/storage.ts';
import { useMainVenue } from '../sync/use-main-venue.ts';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { chosenPageSize, type ListSearch, readListSearch } from '../ui/lists/page-size.ts';

/** The record that a search or a link led to; each visit gives another object. */
function useFound(): FoundRow | undefined {
  return useLocation({
    select: ({ state: { found, __TSR_key: time = '' } }) => (found ? { id: found, time } : undefined),
    structuralSharing: true,
  });
}

type ScreenProps = {
  level: Level;
  beside?: ReactNode;
  instead?: ((facts: ViewFacts) => ReactNode) | undefined;
};

/** A list of the catalogue; which one, and where it stands, is in the address. */
function CatalogueScreen({ level, beside, instead }: ScreenProps) {
  const navigate = useNavigate();
  // The route's parsed search replaces the raw one: values that it does not know would show through.
  const search = useSearch({ strict: false, structuralSharing: true, select: readListSearch });
  const found = useFound();
  const { menuId, sectionId } = useParams({ strict: false });
  const place = useMemo(
    () => ({ level, above: [menuId, sectionId].filter((id) => id !== undefined) }),
    [level, menuId, sectionId],
  );
  const onSearch = useCallback(
    (next: ListSearch, how?: { replace: boolean }) => {
      navigate({ to: '.', search: next, resetScroll: false, ...how }).catch(showFailure);
    },
    [navigate],
  );
  return (
    <CataloguePage
      key={place.above.join()}
      place={place}
      search={search}
      found={found}
      onSearch={onSearch}
      beside={beside}
      instead={instead}
    />
  );
}

const loadBelow = lazy(withPhrases(() => import('./below-menus.tsx'), 'overview'));

// Few have branches to sync to.
const loadSync = lazy(() => import('./sync-slot.tsx'));

/** The menus of the current venue, and what stands below them, which moves nothing when it comes. */
export function MenusScreen() {
  const below = useLazy(loadBelow);
  const sync = useLazy(loadSync);
  const maySync = useMainVenue() !== undefined;
  return (
    <>
      <CatalogueScreen level="menus" beside={maySync ? sync ? <sync.SyncSlot /> : null : undefined} />
      {below && <below.BelowMenus />}
    </>
  );
}

// The list of menus, which most people begin with, does without it.
const loadBesideSections = lazy(withPhrases(() => import('./beside-sections.tsx'), 'photos', 'whole-menu'));

const loadWhole = lazy(withPhrases(() => import('../whole-menu/whole-menu.tsx'), 'rows', 'whole-menu'));

/** The sections of a menu in pages, or the whole menu, and the ways to paste many and to give them photos. */
export function SectionsScreen() {
  const { menuId = '' } = useParams({ strict: false });
  const [view, setView] = useState({ menu: '', isWhole: false });
  // A menu that was pasted is shown whole, and the next one as was chosen.
  const isWhole = view.menu === menuId ? view.isWhole : readStored('wholeMenu') === true;
  const beside = useLazy(loadBesideSections);
  const whole = useLazy(loadWhole, isWhole);
  const instead = (facts: ViewFacts) =>
    whole ? <whole.WholeMenu menu={menuId} {...facts} /> : <TableSkeleton rows={chosenPageSize()} />;
  return (
    <CatalogueScreen
      level="sections"
      beside={
        beside ? (
          <beside.BesideSections
            menu={menuId}
            isWhole={isWhole}
            onView={(wanted) => setView({ menu: menuId, isWhole: wanted })}
          />
        ) : null
      }
      instead={isWhole ? instead : undefined}
    />
  );
}

const loadBesideItems = lazy(withPhrases(() => import('./beside-items.tsx'), 'ingredients', 'photos'));

/** The items of a section, and the ways to say of all of them what is in them and to give them photos. */
export function ItemsScreen() {
  const { menuId = '', sectionId = '' } = useParams({ strict: false });
  const beside = useLazy(loadBesideItems);
  return (
    <CatalogueScreen
      level="items"
      beside={beside ? <beside.BesideItems menu={menuId} section={sectionId} /> : null}
    />
  );
}
