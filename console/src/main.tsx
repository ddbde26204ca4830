import './ui/layout/base.css';
import './ui/layout/frame.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { startI18n } from './platform/i18n.ts';
import { firstLocale } from './platform/locale.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const router = createAppRouter();
// The shell in the page stays until the first screen is ready: nothing flashes.
await Promise.all([startI18n(firstLocale()), router.load()]);
createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
