import {
  BadgePercent,
  Gift,
  History,
  House,
  Images,
  IndianRupee,
  LayoutDashboard,
  Package,
  PackageOpen,
  Palette,
  Ruler,
  Scissors,
  Settings,
  Shapes,
  Shirt,
  Store,
  Users,
} from '#/ui/icons/admin.tsx'
import type { Icon } from '#/ui/icons/icon.tsx'
import { FileText, Mail, ShieldCheck, Star } from '#/ui/icons/other.tsx'
import { Banknote, Hourglass, Menu, Search } from '#/ui/icons/storefront.tsx'
import { m } from './messages/entry.messages.ts'

interface MenuEntry {
  readonly label: () => string
  readonly to: string
  readonly icon: Icon
}

/** The sidebar's entries (specification, section 2 "Sidebar"); Logout stands after them. */
export const customerMenu = [
  { label: m.dashboard, to: '/dashboard', icon: LayoutDashboard },
  { label: m.myOrders, to: '/order', icon: Package },
] as const satisfies readonly MenuEntry[]

/** The specification's entries in their order, then what the shop has beside them, by what an owner means to do. */
export const adminMenu = [
  {
    label: undefined,
    entries: [
      { label: m.dashboard, to: '/admin/dashboard', icon: LayoutDashboard },
      { label: m.orders, to: '/admin/order', icon: Package },
      { label: m.category, to: '/admin/category', icon: Shapes },
      { label: m.product, to: '/admin/product', icon: Shirt },
      { label: m.user, to: '/admin/user', icon: Users },
      { label: m.visuals, to: '/admin/manage-banners', icon: Images },
    ],
  },
  {
    label: m.goods,
    entries: [
      { label: m.collections, to: '/admin/collection', icon: PackageOpen },
      { label: m.fabrics, to: '/admin/attribute', icon: Palette },
      { label: m.sizeCharts, to: '/admin/size-chart', icon: Ruler },
      { label: m.services, to: '/admin/tailoring', icon: Scissors },
      { label: m.waitedFor, to: '/admin/waiting', icon: Hourglass },
      { label: m.searchWords, to: '/admin/search', icon: Search },
    ],
  },
  {
    label: m.prices,
    entries: [
      { label: m.offers, to: '/admin/offer', icon: BadgePercent },
      { label: m.salesByDate, to: '/admin/sale', icon: IndianRupee },
      { label: m.giftCards, to: '/admin/gift-cards', icon: Gift },
      { label: m.fairShop, to: '/admin/fair-shop', icon: ShieldCheck },
    ],
  },
  {
    label: m.money,
    entries: [
      { label: m.incoming, to: '/admin/receipts', icon: Banknote },
      { label: m.cod, to: '/admin/cod', icon: Banknote },
      { label: m.books, to: '/admin/books', icon: IndianRupee },
      { label: m.gst, to: '/admin/gst', icon: FileText },
    ],
  },
  {
    label: m.shopWindow,
    entries: [
      { label: m.homePage, to: '/admin/home', icon: House },
      { label: m.menu, to: '/admin/menu', icon: Menu },
      { label: m.pages, to: '/admin/page', icon: FileText },
      { label: m.look, to: '/admin/look', icon: Store },
      { label: m.mails, to: '/admin/mail', icon: Mail },
      { label: m.reviews, to: '/admin/review', icon: Star },
    ],
  },
  {
    label: m.shop,
    entries: [
      { label: m.changes, to: '/admin/audit', icon: History },
      { label: m.settings, to: '/admin/settings', icon: Settings },
    ],
  },
] as const satisfies readonly {
  readonly label: (() => string) | undefined
  readonly entries: readonly MenuEntry[]
}[]
