/**
 * The critical CSS, inlined into the page so that nothing blocks the first paint. Content that
 * opens later (dialogs, checkout) loads its own.
 */
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import "./ui/button.module.css";
import "./ui/segmented.module.css";
import "./storefront/shop/dish-picture.module.css";
import "./ui/page-band.module.css";
import "./storefront/menu/menu-page.module.css";
import "./storefront/menu/search-box.module.css";
import "./storefront/menu/menu-filter.module.css";
import "./storefront/menu/category-rail.module.css";
import "./storefront/menu/menu-section.module.css";
import "./storefront/menu/menu-hours.module.css";
import "./storefront/menu/category-section.module.css";
import "./storefront/menu/add-dish.module.css";
import "./storefront/menu/dish-card.module.css";
import "./storefront/menu/dish-count.module.css";
import "./storefront/dietary/dish-marks.module.css";
import "./storefront/cart/cart-bar.module.css";
import "./ui/noren.module.css";
import "./storefront/home/hero.module.css";
import "./storefront/home/order-choices.module.css";
import "./storefront/home/first-slot.module.css";
