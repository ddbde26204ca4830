import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The script adds a style sheet and a frame and announces that it is ready, as Chatwoot's own does.
const SCRIPT = `window.chatwootSDK = { run({ websiteToken, baseUrl }) {
  const style = document.createElement('style');
  style.textContent = '#widget { position: fixed; inset-block-end: 7px; }';
  const frame = document.createElement('iframe');
  frame.id = 'widget';
  frame.title = 'Chat';
  frame.src = baseUrl + '/widget?website_token=' + websiteToken;
  frame.onload = () => {
    frame.setAttribute('style', 'block-size: 77px');
    window.$chatwoot = {
      toggleBubbleVisibility: (visibility) => { frame.hidden = visibility === 'hide'; },
      toggle: (conversation) => { frame.dataset.conversation = conversation; },
      setLocale: (locale) => { frame.lang = locale; },
      setUser: (id, { name, email }) => {
        frame.name = name + ' ' + email;
        document.cookie = 'cw_user_' + websiteToken + '=' + id + '; path=/';
      },
      reset: () => {
        frame.name = 'nobody';
        document.cookie = 'cw_user_' + websiteToken + '=; path=/; max-age=0';
      },
    };
    dispatchEvent(new Event('chatwoot:ready'));
  };
  document.body.append(style, frame);
} };`;

const widgetOf = (token: string | null) => `<!doctype html><title>Chat</title><p>The chat of ${token}</p>`;

/** Starts a server that answers a Chatwoot widget's script and its frame. */
export async function startChatwoot() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://chat');
    if (pathname === '/packs/js/sdk.js')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    response.writeHead(200, { 'content-type': 'text/html' }).end(widgetOf(searchParams.get('website_token')));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise((done) => server.close(done));
    // Connections are closed after the server stops listening, so that no browser opens a new one.
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
