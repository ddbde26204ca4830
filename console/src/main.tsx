import './ui/layout/base.css';
import './ui/layout/frame.css';
import { INTERFACE } from '@sofra/contract/limits';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { startI18n } from './platform/i18n.ts';
import { firstLocale } from './platform/locale.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const router = createAppRouter();
// The shell in the page stays until the first screen is ready: nothing flashes. One that does not come says so itself.
const patience = new Promise((done) => setTimeout(done, INTERFACE.tryAgainMs));
await Promise.all([startI18n(firstLocale()), Promise.race([router.load(), patience])]);
createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
