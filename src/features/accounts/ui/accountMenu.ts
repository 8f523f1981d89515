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

interface MenuEntry {
  readonly label: string
  readonly to: string
  readonly icon: Icon
}

/** The sidebar's entries (specification, section 2 "Sidebar"); Logout stands after them. */
export const customerMenu = [
  { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard },
  { label: 'My orders', to: '/order', icon: Package },
] as const satisfies readonly MenuEntry[]

/** The specification's entries in their order, then what the shop has beside them, by what an owner means to do. */
export const adminMenu = [
  {
    label: undefined,
    entries: [
      { label: 'Dashboard', to: '/admin/dashboard', icon: LayoutDashboard },
      { label: 'Orders', to: '/admin/order', icon: Package },
      { label: 'Category', to: '/admin/category', icon: Shapes },
      { label: 'Product', to: '/admin/product', icon: Shirt },
      { label: 'User', to: '/admin/user', icon: Users },
      { label: 'Manage Visuals', to: '/admin/manage-banners', icon: Images },
    ],
  },
  {
    label: 'Goods',
    entries: [
      { label: 'Collections', to: '/admin/collection', icon: PackageOpen },
      { label: 'Fabrics & colours', to: '/admin/attribute', icon: Palette },
      { label: 'Size charts', to: '/admin/size-chart', icon: Ruler },
      { label: 'Services', to: '/admin/tailoring', icon: Scissors },
      { label: 'Waited for', to: '/admin/waiting', icon: Hourglass },
      { label: 'Search words', to: '/admin/search', icon: Search },
    ],
  },
  {
    label: 'Prices',
    entries: [
      { label: 'Offers', to: '/admin/offer', icon: BadgePercent },
      { label: 'Sales by date', to: '/admin/sale', icon: IndianRupee },
      { label: 'Gift cards', to: '/admin/gift-cards', icon: Gift },
      { label: 'Fair shop', to: '/admin/fair-shop', icon: ShieldCheck },
    ],
  },
  {
    label: 'Money',
    entries: [
      { label: 'Incoming money', to: '/admin/receipts', icon: Banknote },
      { label: 'Cash on delivery', to: '/admin/cod', icon: Banknote },
      { label: 'Day’s close', to: '/admin/books', icon: IndianRupee },
      { label: 'GST returns', to: '/admin/gst', icon: FileText },
    ],
  },
  {
    label: 'Shop window',
    entries: [
      { label: 'Home page', to: '/admin/home', icon: House },
      { label: 'Menu', to: '/admin/menu', icon: Menu },
      { label: 'Pages', to: '/admin/page', icon: FileText },
      { label: 'Look of the shop', to: '/admin/look', icon: Store },
      { label: 'Mails', to: '/admin/mail', icon: Mail },
      { label: 'Reviews', to: '/admin/review', icon: Star },
    ],
  },
  {
    label: 'Shop',
    entries: [
      { label: 'Changes', to: '/admin/audit', icon: History },
      { label: 'Settings', to: '/admin/settings', icon: Settings },
    ],
  },
] as const satisfies readonly { readonly label: string | undefined; readonly entries: readonly MenuEntry[] }[]
