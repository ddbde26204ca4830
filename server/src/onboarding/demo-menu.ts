import type { MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import { DELIVERY_PICKUP_MENU } from './demo/delivery-pickup.ts';
import { IN_ROOM_MENU } from './demo/in-room.ts';
import { QR_MOBILE_MENU } from './demo/qr-mobile.ts';
import type { DemoMenu } from './demo/shape.ts';
import { TABLE_MENU } from './demo/table.ts';

/** The demo menu of each kind, with the names of its pictures under `server/assets/demo` (`GET /dummy/menu`, rule 6). */
export const DEMO_MENUS: { [K in MenuKind]: DemoMenu } = {
  table: TABLE_MENU,
  qr_mobile: QR_MOBILE_MENU,
  delivery_pickup: DELIVERY_PICKUP_MENU,
  in_room: IN_ROOM_MENU,
};
